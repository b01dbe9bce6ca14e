import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontFile } from '@marquee/releases/sites/fonts.ts';
import type { FontFace } from '@marquee/shared/design/theme';
import { z } from 'zod';

const modules = path.resolve(import.meta.dirname, '../../../../node_modules');
const scopes = ['@fontsource-variable', '@fontsource'] as const;
const packagePattern = /^@fontsource(-variable)?\/[a-z\d-]{1,60}$/;

const metadataSchema = z.object({
  id: z.string(),
  family: z.string(),
  category: z.string(),
  subsets: z.array(z.string()),
  weights: z.array(z.int()).min(1),
  variable: z.union([
    z.literal(false),
    z.object({ wght: z.object({ min: z.coerce.number(), max: z.coerce.number() }) }),
  ]),
});

/** Lightest and heaviest weight of a role. Each weight costs bytes of every first page. */
const weights = { headline: [600, 800], body: [400, 700] } as const;
export type TypefaceRole = keyof typeof weights;

/**
 * Returns the latin face of a package of Fontsource for a role.
 * @throws Error for a package that is not installed, or that has no latin letters
 */
export function readTypeface(packageName: string, role: TypefaceRole): FontFace {
  if (!packagePattern.test(packageName))
    throw new Error(`“${packageName}” is no package of Fontsource, such as @fontsource-variable/inter.`);
  const file = path.join(modules, packageName, 'metadata.json');
  if (!existsSync(file))
    throw new Error(
      `${packageName} is not installed. Choose one of ${installedTypefaces().join(', ')}, or run npm install --save-exact ${packageName} first.`,
    );
  const {
    id,
    family,
    category,
    subsets,
    weights: offered,
    variable,
  } = metadataSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (!subsets.includes('latin')) throw new Error(`${packageName} has no latin letters.`);
  const [lightest, heaviest] = weights[role];
  const within = (weight: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, weight));
  const nearest = [...offered].sort((one, other) => Math.abs(one - lightest) - Math.abs(other - lightest))[0] ?? 400;
  const [fileName, weight] = variable
    ? [`${id}-latin-wght-normal.woff2`, rangeText(within(lightest, variable.wght), within(heaviest, variable.wght))]
    : [`${id}-latin-${nearest}-normal.woff2`, String(nearest)];
  const face: FontFace = {
    ...{ family, package: packageName, file: fileName, weight },
    fallback: category === 'serif' ? 'serif' : 'sans-serif',
  };
  if (!existsSync(fontFile(face))) throw new Error(`${packageName} has no upright latin letters.`);
  return face;
}

function rangeText(min: number, max: number): string {
  return min === max ? String(min) : `${min} ${max}`;
}

/** Names of the installed packages of Fontsource. */
export function installedTypefaces(): string[] {
  return scopes.flatMap((scope) =>
    existsSync(path.join(modules, scope))
      ? readdirSync(path.join(modules, scope)).map((name) => `${scope}/${name}`)
      : [],
  );
}
