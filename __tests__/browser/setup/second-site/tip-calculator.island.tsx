'use client';

import { useState } from 'react';

export function TipCalculator({ bill, add }: { readonly bill: string; readonly add: string }) {
  const [amount, setAmount] = useState('100');
  const [share, setShare] = useState(0);
  return (
    <form>
      <label>
        {bill} <input value={amount} onChange={(event) => setAmount(event.target.value)} />
      </label>
      <button type="button" onClick={() => setShare(share + 5)}>
        {add}
      </button>
      <output>{(Number(amount) * (100 + share)) / 100}</output>
    </form>
  );
}
