import { describe, expect, it } from '@jest/globals';
import { fileName, fileSizeText, filesIn, postFileAddress, postFileOf, withFileAddresses } from './postFile.ts';

const publicId = 'uploads/12345678-1234-1234-1234-123456789abc';

describe('the address of a file', () => {
  it.each([
    ['Menu', 'Menu', 'Menu'],
    ['Menu of May.pdf', 'Menu-of-May', 'Menu-of-May'],
    ['Köche & Gäste', 'K%C3%B6che-%26-G%C3%A4ste', 'Köche-&-Gäste'],
    ["it's (new)!", 'its-new', 'its-new'],
    ['???', 'File', 'File'],
  ])('contains the name of the file: %j', (name, end, read) => {
    const address = postFileAddress({ publicId, name });
    expect(address).toBe(`/res/media/file/upload/${publicId}/${end}.pdf`);
    expect(postFileOf(address)).toEqual({ publicId, name: read });
  });

  it.each([
    `/res/media/image/upload/${publicId}/a.pdf`,
    `/res/media/file/upload/${publicId}/../a.pdf`,
    `/res/media/file/upload/${publicId}/a.exe`,
    `/res/media/file/upload/demo/a/a.pdf`,
    `/res/media/file/upload/${publicId}/%ff.pdf`,
    `https://elsewhere.example/res/media/file/upload/${publicId}/a.pdf`,
  ])('is not %s', (address) => expect(postFileOf(address)).toBeNull());
});

it('names a file without its ending, paths and invisible signs', () => {
  expect(fileName('  C:\\menu\u202e\u0000.PDF')).toBe('C menu');
  expect(fileName('x'.repeat(300))).toHaveLength(80);
});

it.each([
  [1, 'PDF, 1 kB'],
  [200_000, 'PDF, 195 kB'],
  [1_258_291, 'PDF, 1.2 MB'],
  [20 * 1024 * 1024, 'PDF, 20.0 MB'],
])('says the size of %d bytes', (bytes, text) => expect(fileSizeText(bytes)).toBe(text));

it('finds and replaces the addresses of files in a text, and no others', () => {
  const html = (address: string) =>
    `<p><a href="${address}">Menu</a> <a href="/res/media/file/upload/demo/a.pdf">b</a> ${postFileAddress({ publicId, name: 'c' })}</p>`;
  const text = html(postFileAddress({ publicId, name: 'Menu of May' }));
  expect(filesIn(text)).toEqual([{ publicId, name: 'Menu-of-May' }]);
  expect(withFileAddresses(text, ({ name }) => `files/${name}.pdf`)).toBe(html('files/Menu-of-May.pdf'));
});
