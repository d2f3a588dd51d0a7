import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fixupConfigRules, includeIgnoreFile } from '@eslint/compat';
import next from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

const ONE_WAY_IMPORTS = [
  { target: './lib', from: './app' },
  { target: './lib', from: './components' },
  { target: './components', from: './app' },
  { target: ['./app', './components', './lib'], from: './__tests__' },
].map((zone) => ({ ...zone, message: 'Imports go in one direction: app → components → lib.' }));

/** The parts of the kit, and the folders of the site in `lib`. Each may import those before it. */
const { kit: KIT_PARTS, site: SITE_FOLDERS } = JSON.parse(
  readFileSync(new URL('import-order.json', import.meta.url), 'utf8'),
);

const THE_KIT = [
  {
    target: './lib/kit',
    from: ['./app/**', './components/**', './lib/!(kit)/**'],
    message: 'The kit serves any site, so it takes what it needs from this one as an argument.',
  },
  ...KIT_PARTS.map((part, index) => ({
    target: KIT_PARTS.slice(0, index).map((lower) => `./lib/kit/${lower}`),
    from: `./lib/kit/${part}`,
    message: `A lower part of the kit must not import ${part}: see .config/import-order.json.`,
  })).slice(1),
  ...KIT_PARTS.map((part) => ({
    target: ['./app', './components', './lib/!(kit)/**', `./lib/kit/!(${part})/**`],
    from: `./lib/kit/${part}`,
    // The others are for files that Node runs as they are.
    except: ['./index.ts', './import-typescript.mjs', './packages-root.mjs', './adapter.mjs'],
    message: `Import lib/kit/${part}, whose index.ts has all that the rest may use.`,
  })),
  ...SITE_FOLDERS.map((folder, index) => ({
    target: SITE_FOLDERS.slice(0, index).map((lower) => `./lib/${lower}`),
    from: `./lib/${folder}`,
    message: `A lower folder must not import lib/${folder}: see .config/import-order.json.`,
  })).slice(1),
];

/** The public page must not import lib/prepared-for-loan-app, so that its bundle stays small. */
const OFF_THE_PAGE = {
  target: [
    './app',
    './components',
    './lib/!(prepared-for-loan-app)',
    './lib/!(prepared-for-loan-app)/**',
  ],
  from: './lib/prepared-for-loan-app',
  message: 'The public page must not import lib/prepared-for-loan-app.',
};

/** What people run by hand. The site must work without it. */
const NOT_THE_TOOLS = {
  target: ['./app', './components', './lib/!(tools)', './lib/!(tools)/**'],
  from: './lib/tools',
  message: 'The site must not import the commands in lib/tools.',
};

const ISLAND_IMPORT = {
  group: ['**/*.island'],
  message: 'Render it with <Island>, which hydrates it in the finished export.',
};

const config = [
  includeIgnoreFile(fileURLToPath(new URL('../.gitignore', import.meta.url))),
  // The plugins of Next's configuration are written for ESLint 9. Without this adapter some crash
  // when they find something.
  ...fixupConfigRules([
    ...next,
    ...nextTypeScript,
    { rules: jsxA11y.flatConfigs.recommended.rules },
    ...tseslint.configs.recommendedTypeChecked.map((typeChecked) => ({
      ...typeChecked,
      files: ['**/*.{ts,tsx}'],
      languageOptions: { ...typeChecked.languageOptions, parserOptions: { projectService: true } },
    })),
  ]),
  {
    rules: {
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          // By its name, wherever the file is and whether or not the path of the checkout lets the
          // resolver find it.
          pathGroupsExcludedImportTypes: ['builtin'],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      'import/no-restricted-paths': [
        'error',
        { basePath: '.', zones: [...ONE_WAY_IMPORTS, ...THE_KIT, OFF_THE_PAGE, NOT_THE_TOOLS] },
      ],
      // The search for strongly connected components reads the types of all packages, for 20 s.
      'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // An async function without await may implement an interface that returns a promise.
      '@typescript-eslint/require-await': 'off',
      // Without this role, Safari announces no list where a style removes the bullets.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // The finished export contains none of Next's scripts.
    files: ['app/**', 'components/**'],
    ignores: [
      'app/layout.tsx',
      'components/init-page-on-mount.tsx',
      'lib/kit/islands/island-boundary.tsx',
      'components/**/*.island.tsx',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program > ExpressionStatement[directive="use client"]',
          message:
            'Only an island runs in the finished export. Name its file *.island.tsx, and add it to components/islands/registry.ts.',
        },
        {
          selector:
            'JSXOpeningElement[name.name="script"]:not(:has(JSXAttribute[name.name="type"]))',
          message:
            'The finished export removes every script that a component renders. See lib/browser.',
        },
      ],
    },
  },
  {
    files: ['app/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [ISLAND_IMPORT] }] },
  },
  {
    files: ['components/**'],
    ignores: ['components/islands/registry.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['useId'],
              message:
                'An island that is hydrated alone would get other ids than the server rendered.',
            },
          ],
          patterns: [
            {
              group: ['next', 'next/*'],
              message: "The finished export contains none of Next's scripts.",
            },
            ISLAND_IMPORT,
          ],
        },
      ],
    },
  },
  {
    // TypeScript does not read these files, so it finds no wrong import in them.
    files: ['*.mjs', 'lib/**/*.mjs'],
    rules: { 'import/named': 'error', 'import/no-unresolved': 'error' },
  },
  {
    // Jest loads these by require.
    files: ['__tests__/mutation/*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['lib/**', 'app/**', 'components/**'],
    // The commands pass the environment to other programs.
    ignores: [
      'lib/config/configuration.ts',
      'lib/tools/**',
      'lib/kit/{commands,companies,server}/**',
      'lib/kit/export/adapter.mjs',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The environment is read in lib/config/configuration.ts.',
        },
      ],
    },
  },
  {
    files: ['__tests__/**'],
    rules: {
      // Jest types its asymmetric matchers as `any`, and its spies are passed methods without their
      // object.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name="waitForFunction"] > ArrowFunctionExpression[async=true]',
          message: 'waitForFunction treats a promise as true. Poll with page.evaluate instead.',
        },
      ],
    },
  },
];

export default config;
