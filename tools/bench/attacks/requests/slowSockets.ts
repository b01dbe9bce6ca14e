import type { Socket } from 'node:net';
import type { Attack } from '../Attack.ts';

/** Connections are ended by the bench after so long. */
const waitMs = 45_000;
const mostMs = 30_000;

/** Sends a little each second, for as long as the connection is open. */
const drip = (text: string) => (socket: Socket) => {
  const timer = setInterval(() => socket.write(text), 1_000);
  socket.once('close', () => clearInterval(timer));
};

/** F9: silent connections, and slow ones. All at once, each bounded in time. */
export const holdSockets: Attack = async (target) => {
  const host = target.hostOf('omni');
  const signIn = `POST /api/vocal/auth/signin HTTP/1.1\r\nHost: ${target.hostOf('vocal')}\r\nContent-Type: application/json`;
  const cases: Record<string, [string, string | null]> = {
    'a silent connection': ['', null],
    'half a header, then nothing': ['GET / HTTP/1.1\r\nHost: a', null],
    'a header in drops': [`GET / HTTP/1.1\r\nHost: ${host}\r\n`, 'X-A: b\r\n'],
    'a body in drops to a page': [`POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\n`, 'a'],
    'a body in drops to the api': [`${signIn}\r\nContent-Length: 1000\r\n\r\n`, ' '],
  };
  return Promise.all(
    Object.entries(cases).map(async ([attack, [text, drop]]) => {
      const { status, ms, problem } = await target.sendBytes(text, {
        waitMs,
        writeMore: drop ? drip(drop) : undefined,
      });
      return {
        finding: 'F9',
        attack,
        expected: 'ended within 30 s',
        response: problem.startsWith('still open')
          ? problem
          : `ended after ${(ms / 1_000).toFixed(1)} s, ${status || 'no answer'}`,
        isAsExpected: ms <= mostMs,
      };
    }),
  );
};
