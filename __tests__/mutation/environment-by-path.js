const { TestEnvironment: Document } = require('jest-environment-jsdom');
const { TestEnvironment: Node } = require('jest-environment-node');

/**
 * Gives what runs in a page a document and any other test plain Node, as the projects of
 * jest.config.ts do. Stryker tells which test runs which line only where there is one project, and
 * that has one environment.
 */
module.exports = function EnvironmentByFolder(config, context) {
  const Environment = /\/__tests__\/(?:components|lib\/browser-scripts\/loader)\//.test(
    context.testPath,
  )
    ? Document
    : Node;
  return new Environment(config, context);
};
