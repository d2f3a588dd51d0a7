/**
 * Measures every subject once a round, so that whatever else the machine does falls on all alike: A B C, A B C. The
 * first run of all is thrown away, because it warms the disk and the compiler for those that follow. A run that fails
 * is tried once more; then the report says so, rather than an hour of other runs being lost.
 */
export async function measureInRounds(subjects, count, measure, progress) {
  const measured = subjects.map(({ name }) => ({ name, rounds: [], remarks: new Set() }));
  progress('warm-up');
  await measure(subjects[0]);
  for (let round = 1; round <= count; round++) {
    for (const [index, subject] of subjects.entries()) {
      progress(`round ${round} of ${count}: ${subject.name}`);
      const { figures, remarks = [] } = await measure(subject)
        .catch(() => measure(subject))
        .catch((error) => ({
          figures: {},
          remarks: [`not measured in round ${round}: ${error.message}`],
        }));
      measured[index].rounds.push(figures);
      for (const remark of remarks) measured[index].remarks.add(remark);
    }
  }
  return measured.map(({ remarks, ...subject }) => ({ ...subject, remarks: [...remarks] }));
}
