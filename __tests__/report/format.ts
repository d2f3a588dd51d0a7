/** A count as people write it, with the name of what is counted. */
export function counted(count: number, noun = ''): string {
  const figure = count.toLocaleString('en');
  return noun === '' ? figure : `${figure} ${noun}${count === 1 ? '' : 's'}`;
}

/** How long something took, no more exact than it was measured. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 0.1) return 'under 0.1 s';
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
