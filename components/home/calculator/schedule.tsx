import type { Instalment } from '@/lib/loan/loan-cost';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';

interface ScheduleProps {
  readonly instalments: readonly Instalment[];
  readonly words: Pick<
    InterfaceMessages['calculator'],
    'schedule' | 'number' | 'instalment' | 'interest' | 'balance'
  >;
  readonly format: (amount: number) => string;
}

/** What is paid in each month. It opens without a script. */
export function Schedule({ instalments, words, format }: ScheduleProps) {
  return (
    <details className="calculator__schedule">
      <summary suppressHydrationWarning>{words.schedule}</summary>
      <table>
        <thead>
          <tr>
            {[words.number, words.instalment, words.interest, words.balance].map((heading) => (
              <th key={heading} scope="col" suppressHydrationWarning>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {instalments.map(({ payment, interest, balance }, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {[payment, interest, balance].map((amount, column) => (
                <td key={column}>{format(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
