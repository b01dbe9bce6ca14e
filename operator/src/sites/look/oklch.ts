/**
 * Returns a colour as `#rrggbb`. A chroma that screens cannot show is reduced, because clipped colours change their hue.
 * @param lightness 0 to 1, as the eye sees it
 * @param chroma 0 for grey, about 0.2 for a strong colour
 * @param hue degrees: 30 is red, 90 yellow, 150 green, 250 blue
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let tried = chroma; ; tried = Math.max(0, tried - 0.004)) {
    const channels = channelsOf(lightness, tried, hue);
    if (tried === 0 || channels.every((value) => value >= -0.0005 && value <= 1.0005))
      return `#${channels.map((value) => hex(gamma(Math.min(1, Math.max(0, value))))).join('')}`;
  }
}

/** Linear red, green and blue (https://bottosson.github.io/posts/oklab). */
function channelsOf(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue / 180) * Math.PI;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function hex(value: number): string {
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}
