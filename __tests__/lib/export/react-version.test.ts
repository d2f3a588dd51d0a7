import { createRequire } from 'node:module';

const versionIn = (file: string) =>
  (createRequire(__filename)(file) as { version: string }).version;
const majorAndMinor = (version: string) => version.split('.').slice(0, 2).join('.');

/** Next renders the HTML with its own copy of React. */
const OF_NEXT = versionIn('next/dist/compiled/react/cjs/react.production.js');

// The islands hydrate that HTML with the packages of npm.
test.each(['react', 'react-dom'])(
  '%s of npm has the major and the minor version of the React in Next',
  (name) => {
    const version = versionIn(`${name}/package.json`);
    if (majorAndMinor(version) === majorAndMinor(OF_NEXT)) return;
    const wanted = `~${majorAndMinor(OF_NEXT)}.0`;
    throw new Error(
      `Next renders with React ${OF_NEXT}, and ${name} is ${version}. ` +
        `Run "npm install react@${wanted} react-dom@${wanted}".`,
    );
  },
);
