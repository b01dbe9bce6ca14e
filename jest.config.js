/** Two projects: what runs in browsers (jsdom) and what runs in Node as it is (native modules, types stripped by swc). */

const swc = (module) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
    },
    module: { type: module },
  },
];

const ignored = ['/node_modules/', '/dist/', '/.data/', '/e2e/'];

/** @type {import('jest').Config} */
export default {
  // A limit for tests that hang: a busy machine takes several times as long as a quiet one.
  testTimeout: 180_000,
  // Modules of finished files stay in memory: without a limit, a worker holds 3 GB at the end of all tests.
  workerIdleMemoryLimit: '1.2GB',
  projects: [
    {
      displayName: 'browser',
      testEnvironment: '<rootDir>/jest.environment.cjs',
      testMatch: [
        '<rootDir>/mf-*/src/**/*.test.{ts,tsx}',
        '<rootDir>/vocal-kit/src/**/*.test.{ts,tsx}',
        '<rootDir>/shell/src/**/*.test.{ts,tsx}',
        '<rootDir>/tools/catalogue/**/*.test.tsx',
      ],
      testPathIgnorePatterns: [...ignored, '/serviceWorker/'],
      modulePathIgnorePatterns: ['/dist/', '/.data/'],
      transform: { '\\.[jt]sx?$': swc('commonjs') },
      transformIgnorePatterns: ['/node_modules/(?!(marked|single-spa|single-spa-react)/)'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/jest.testingLibrary.cjs'],
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{api,platform,releases,server,demo,operator}/src/**/*.test.ts',
        '<rootDir>/tools/**/*.test.ts',
        '<rootDir>/shell/sites/**/*.test.ts',
        '<rootDir>/shell/src/serviceWorker/**/*.test.ts',
      ],
      testPathIgnorePatterns: ignored,
      modulePathIgnorePatterns: ['/dist/', '/.data/'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '\\.tsx?$': swc('es6') },
    },
  ],
};
