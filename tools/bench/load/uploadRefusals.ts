import sharp from 'sharp';
import type { AttackResponse, Target } from '../attacks/Target.ts';

const boundary = 'bench';
const path = '/api/vocal/auth/uploadImage';
const site = 'vocal';
const slowBytesPerSecond = 100_000;
/** Slow writes come ten times a second. */
const slowEveryMs = 100;
const waitMs = 60_000;

export const formType = `multipart/form-data; boundary=${boundary}`;

/** A form with one file. */
export function formWith(file: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/** A photo-like JPEG, which takes the encoder as long as a real one. */
export function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = { width, height, channels: 3, background: '#888', noise } as const;
  return sharp({ create: picture, limitInputPixels: false }).jpeg({ quality: 80 }).toBuffer();
}

export function sendForm(target: Target, cookie: string, body: Buffer, contentType = formType) {
  const headers = { cookie, 'content-type': contentType, 'content-length': String(body.length) };
  return target.ask(path, { method: 'POST', site, headers, body, waitMs });
}

/** An upload, and the statuses that are right for it. */
type Upload = { name: string; expected: readonly number[]; response: AttackResponse };

/** A form that is refused, with its status. */
export type RefusedForm = { name: string; status: number; body: Buffer; contentType: string };

/** One of each kind. */
export async function refusedForms(): Promise<RefusedForm[]> {
  const jpeg = await photo(800, 600);
  const white = { width: 10_000, height: 10_000, channels: 3, background: '#fff' } as const;
  const wide = await sharp({ create: white, limitInputPixels: false }).png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const script = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
  const files: [string, Buffer, number][] = [
    ['cut off', jpeg.subarray(0, jpeg.length / 2), 422],
    ['a program under the name of a picture', Buffer.from('MZ\x90\0 a program'), 415],
    ['SVG', svg, 415],
    ['a picture that is also a script', script, 415],
    ['100 megapixels', wide, 413],
    ['0 bytes', Buffer.alloc(0), 422],
    ['100 MB', Buffer.alloc(100_000_000, 0xff), 413],
  ];
  return [
    ...files.map(([name, file, status]) => ({ name, status, body: formWith(file), contentType: formType })),
    { name: 'a wrong boundary', status: 400, body: formWith(jpeg), contentType: `${formType}er` },
  ];
}

/** Sends each kind of file that is refused, and a slow one that is not. */
export async function sendRefused(target: Target, cookie: string): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (const { name, status, body, contentType } of await refusedForms())
    uploads.push({ name, expected: [status], response: await sendForm(target, cookie, body, contentType) });
  uploads.push({ name: '100 MB at 100 kB/s', expected: [413], response: await sendLargeSlowly(target, cookie) });
  const form = formWith(await photo(800, 600));
  const slow = await sendSlowly(target, cookie, form, form.length);
  uploads.push({ name: 'a picture at 100 kB/s', expected: [201], response: slow });
  return uploads;
}

/** Announces 100 MB and sends a part of them at 100 kB/s. */
export function sendLargeSlowly(target: Target, cookie: string): Promise<AttackResponse> {
  return sendSlowly(target, cookie, Buffer.alloc(1_000_000), 100_000_000);
}

function sendSlowly(target: Target, cookie: string, body: Buffer, length: number): Promise<AttackResponse> {
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${target.hostOf(site)}`,
    `cookie: ${cookie}`,
    `content-type: ${formType}`,
    `content-length: ${length}`,
    'connection: close',
  ];
  const piece = (slowBytesPerSecond * slowEveryMs) / 1_000;
  return target.sendBytes(`${head.join('\r\n')}\r\n\r\n`, {
    waitMs,
    writeMore(socket) {
      let sent = 0;
      const timer = setInterval(() => {
        if (sent >= body.length || socket.destroyed) clearInterval(timer);
        else socket.write(body.subarray(sent, sent + piece));
        sent += piece;
      }, slowEveryMs);
      socket.once('close', () => clearInterval(timer));
    },
  });
}
