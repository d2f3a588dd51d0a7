import { parseFlightData, writeFlightData } from '@/lib/export/flight-data';
import { slimFlightData } from '@/lib/export/steps/slim-flight-data';

const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (data: string) => `self.__next_f.push(${JSON.stringify([1, data])})`;
const read = (...pieces: string[]) => parseFlightData('/index.html', [FIRST, ...pieces.map(push)]);
const element = (...parts: unknown[]) => JSON.stringify(['$', ...parts]);

describe('the data with which a page hydrates', () => {
  it('is read in rows, and a text by its length in bytes', () => {
    expect(read('1:"$Sreact.fragment"\n2:T8,₹\n2:[]5:["a"]\n:HL["/x"]\na:null')).toEqual([
      { id: '1', isText: false, content: '"$Sreact.fragment"' },
      { id: '2', isText: true, content: '₹\n2:[]' },
      { id: '5', isText: false, content: '["a"]' },
      { id: '', isText: false, content: ':HL["/x"]'.slice(1) },
      { id: 'a', isText: false, content: 'null' },
    ]);
  });

  it('is read across the pieces that it is written in', () => {
    expect(read('1:T4,a', 'bcd2:[1', '2]\n').map(({ content }) => content)).toEqual([
      'abcd',
      '[12]',
    ]);
  });

  it('is written as it was read', () => {
    const data = '1:"<a>"\n2:T8,₹\n2:[]5:["a"]\n';
    expect(writeFlightData(read(data))).toEqual([FIRST, push(data)]);
  });

  it.each([
    [[], 'the script (self.__next_f'],
    [[FIRST, 'self.__next_f.push([3,"AAAA"])'], 'data in calls of'],
    [[FIRST, push('no row')], 'data in rows'],
  ])('stops the build in another form: %j', (scripts, message) => {
    expect(() => parseFlightData('/index.html', scripts)).toThrow(message);
  });
});

describe('the slim data', () => {
  const slim = (data: string) => slimFlightData(read(data));
  const sheet = { precedence: 'next', href: 'a.css' };

  it('has the styles that React looks for in the head, without their text', () => {
    const rows = slim(
      `1:T3,a{}2:[${element('style', '0', { ...sheet, children: '$1' })}]\n` +
        `3:${element('div', null, { children: element('style', null, { ...sheet, children: 'b{}' }) })}\n` +
        `4:${element('div', null, { children: [['$', 'style', null, { ...sheet, children: 'c{}' }]] })}\n`,
    );
    expect(rows.map(({ id }) => id)).toEqual(['2', '3', '4']);
    expect(rows.map(({ content }) => content).join()).not.toMatch(/a\{\}|c\{\}/);
    expect(rows.map(({ content }) => content).join()).toContain('a.css');
  });

  it('keeps a style without precedence, which React renders where it is', () => {
    const style = `1:${element('style', null, { children: 'a{}' })}\n`;
    expect(slim(style)).toEqual(read(style));
  });

  it.each(['"$1"', '"$1:props"'])('keeps a text that a row names as %s', (name) => {
    const data = `1:T3,abc2:[${name}]\n`;
    expect(slim(data)).toEqual(read(data));
  });

  it('keeps what is no JSON', () => {
    const data = '1:I[68027,["$8"],"default",1]\n2:"$Sreact.fragment"\n';
    expect(slim(data)).toEqual(read(data));
  });
});
