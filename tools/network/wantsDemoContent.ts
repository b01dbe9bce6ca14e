import { isLaptopHost } from '@marquee/api/acts/demoAccounts.ts';

/**
 * True if `npm start` fills in the demo network. DEMO_CONTENT decides if set. Otherwise only a development network on `localhost` gets the
 * demo, so that it is not published by accident.
 * @throws Error if the value is neither on nor off
 */
export function wantsDemoContent({ DEMO_CONTENT, NODE_ENV, MARQUEE_DOMAIN }: NodeJS.ProcessEnv): boolean {
  if (DEMO_CONTENT === 'on' || DEMO_CONTENT === 'off') return DEMO_CONTENT === 'on';
  if (DEMO_CONTENT) throw new Error(`DEMO_CONTENT is “${DEMO_CONTENT}”. Set it to on or off, or leave it out.`);
  return NODE_ENV !== 'production' && isLaptopHost(MARQUEE_DOMAIN || 'localhost');
}
