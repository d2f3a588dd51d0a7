import { Island } from '@/components/islands/island';

/** A page with two islands of the same name, each with props of its own. */
export default function Page() {
  return (
    <main>
      <h1>Calculator</h1>
      {['first', 'second'].map((text) => (
        <Island key={text} name={'allFields' as 'contact'} props={{ text } as never} />
      ))}
    </main>
  );
}
