/** The demo’s accounts, whose first passwords are public. */
export { demoAccounts, moderatorName } from '../people/demo/demoAccounts.ts';
export { demoPasswordsFile, lockKnownAccounts, readDemoPasswords } from '../people/demo/demoPasswords.ts';
export { isLaptopHost } from '../people/demo/isLaptopHost.ts';
