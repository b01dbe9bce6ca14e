import { describe, expect, it } from '@jest/globals';
import { cropString } from './cropString.ts';

describe('cropString', () => {
  it('leaves a text that fits unchanged', () => {
    expect(cropString('Twelve angry', 12)).toBe('Twelve angry');
  });

  it('cuts after a whole word and adds three dots', () => {
    expect(cropString('Twelve angry men', 12)).toBe('Twelve angry...');
    expect(cropString('Twelve angry men', 14)).toBe('Twelve angry...');
  });

  it('cuts a word that is longer than the limit', () => {
    expect(cropString('abcdef', 3)).toBe('abc...');
  });

  it('accepts another suffix', () => {
    expect(cropString('Twelve angry men', 7, ' (more)')).toBe('Twelve (more)');
  });

  it('leaves no comma or dash before the suffix', () => {
    expect(cropString('Lights, camera, action', 15)).toBe('Lights, camera...');
  });

  it('never cuts a character in two', () => {
    expect(cropString('🎬🎬🎬', 2)).toBe('🎬🎬...');
    expect(cropString(`a${'🎬'.repeat(50)}`, 3)).toBe('a🎬🎬...');
    expect(cropString('🎬🎬🎬', 3)).toBe('🎬🎬🎬');
  });
});
