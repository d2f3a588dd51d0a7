/**
 * Measures every subject once per round (A B C, A B C), so that other load on the machine affects
 * all of them. The very first run is discarded because it warms the disk cache. A run that fails is
 * repeated once. If it fails again, the report says so and the other runs are kept.
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
