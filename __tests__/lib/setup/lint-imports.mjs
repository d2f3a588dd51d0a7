import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import config from '../../../.config/eslint.mjs';

// Lints imports with the zones of the project and no other rule, so that it needs no types. It runs
// in a process of its own, because Jest loads no ES modules. The input is a JSON list of files, each
// with its imports, and the output has the messages about each file.
const RULE = 'import/no-restricted-paths';
const { plugins, settings, languageOptions } = config.find((one) => one.plugins?.import);
const { rules } = config.find((one) => one.rules?.[RULE]);
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { import: plugins.import },
      languageOptions,
      settings,
      rules: { [RULE]: rules[RULE] },
    },
  ],
});
const messages = await Promise.all(
  JSON.parse(await text(process.stdin)).map(async ([filePath, ...imports]) => {
    const code = imports.map((path) => `import '${path}';`).join('\n');
    const [result] = await eslint.lintText(code, { filePath });
    return result.messages.map(({ message }) => message);
  }),
);
process.stdout.write(JSON.stringify(messages));
