'use client';

import { useState, type ChangeEvent, type SyntheticEvent } from 'react';

type Target = HTMLInputElement & HTMLSelectElement;

const OPTIONS = ['a', 'b', 'c'].map((option) => <option key={option}>{option}</option>);

/**
 * Fields of every kind, controlled and uncontrolled, most of them without a name. It shows its state,
 * which has the last value of each field that it has heard of.
 */
export function AllFields({ text }: { readonly text: string }) {
  const [state, setState] = useState<Record<string, unknown>>({
    text,
    message: 'first lines',
    range: '20',
    date: '2026-01-01',
    check: false,
    plan: 'a',
    one: 'a',
    many: ['a'],
    more: false,
    less: true,
  });
  const [presses, setPresses] = useState(0);
  const hear = (field: string, read: (target: Target) => unknown) => ({
    'aria-label': field,
    onChange: ({ currentTarget }: ChangeEvent<unknown>) => {
      const value = read(currentTarget as Target);
      setState((before) => ({ ...before, [field]: value }));
    },
  });
  const value = ({ value }: Target) => value;
  const chosen = ({ selectedOptions }: Target) => [...selectedOptions].map(({ value }) => value);
  return (
    <section>
      <input {...hear('text', value)} value={String(state['text'])} />
      <textarea {...hear('message', value)} value={String(state['message'])} />
      <input {...hear('range', value)} type="range" value={String(state['range'])} />
      <input {...hear('date', value)} type="date" value={String(state['date'])} />
      <input
        {...hear('check', ({ checked }) => checked)}
        type="checkbox"
        checked={!!state['check']}
      />
      {['a', 'b'].map((plan) => (
        <input
          key={plan}
          {...hear('plan', value)}
          aria-label={`plan ${plan}`}
          type="radio"
          // A group of its own in each island.
          name={`plan of ${text}`}
          value={plan}
          checked={state['plan'] === plan}
        />
      ))}
      <select {...hear('one', value)} value={String(state['one'])}>
        {OPTIONS}
      </select>
      <select {...hear('many', chosen)} multiple value={state['many'] as string[]}>
        {OPTIONS}
      </select>
      {['more', 'less'].map((name) => (
        <details
          key={name}
          open={!!state[name]}
          onToggle={({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) =>
            setState((before) => ({ ...before, [name]: open }))
          }
        >
          <summary>{name}</summary>
        </details>
      ))}
      <input {...hear('own text', value)} defaultValue="own" />
      <textarea {...hear('own message', value)} defaultValue="own" />
      <input {...hear('own range', value)} type="range" />
      <input {...hear('own check', ({ checked }) => checked)} type="checkbox" defaultChecked />
      <select {...hear('own one', value)} defaultValue="b">
        {OPTIONS}
      </select>
      <input {...hear('file', ({ files }) => files?.[0]?.name)} type="file" />
      <input type="button" value="Press" onClick={() => setPresses(presses + 1)} />
      <output aria-label="state">{JSON.stringify({ ...state, presses })}</output>
    </section>
  );
}
