const { TestEnvironment: Document } = require('jest-environment-jsdom');
const { TestEnvironment: Node } = require('jest-environment-node');

/**
 * Gives what runs in a page a document and any other test plain Node, as the projects of
 * jest.config.ts do. Stryker maps tests to lines only if Jest has a single project. A project has one
 * environment, so this one chooses by path.
 */
module.exports = function EnvironmentByPath(config, context) {
  const inPage =
    /\/__tests__\/(?:components|lib\/browser\/campaign|lib\/kit\/(?:islands|loader|page-scripts))\//;
  const Environment = inPage.test(context.testPath) ? Document : Node;
  return new Environment(config, context);
};
