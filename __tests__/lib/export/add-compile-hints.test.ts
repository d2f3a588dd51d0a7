import { addCompileHints } from '@/lib/export/steps/add-compile-hints';

it('puts the compile hint on the first line and leaves the code unchanged', () => {
  expect(addCompileHints('run();')).toBe('//# allFunctionsCalledOnLoad\nrun();');
});
