import { isLaptopHost } from '@marquee/api/accounts/demo/isLaptopHost.ts';

/**
 * Whether `npm start` fills in the demo network. DEMO_CONTENT decides. Without it, only a network on `localhost` that is not in
 * production gets the demo, so that nobody publishes it by accident.
 * @throws Error for another value than on and off
 */
export function wantsDemoContent({ DEMO_CONTENT, NODE_ENV, MARQUEE_DOMAIN }: NodeJS.ProcessEnv): boolean {
  if (DEMO_CONTENT === 'on' || DEMO_CONTENT === 'off') return DEMO_CONTENT === 'on';
  if (DEMO_CONTENT) throw new Error(`DEMO_CONTENT is “${DEMO_CONTENT}”. Set it to on or off, or leave it out.`);
  return NODE_ENV !== 'production' && isLaptopHost(MARQUEE_DOMAIN || 'localhost');
}
