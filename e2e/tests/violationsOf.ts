import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Characters of an element's HTML that a message shows. */
const maxHtmlLength = 200;

export type AxeChoice = {
  /** Selector of the one part to look at; the whole page when absent. */
  part?: string;
  /** Additional rules that axe does not apply by default. */
  rules?: readonly string[];
};

/**
 * Violations that axe finds on the page as it is now, each with the elements concerned. It runs in this page alone. A
 * second page, where axe would combine the results of foreign frames, takes twice as long. So does a description of
 * each element that passed.
 */
export async function violationsOf(page: Page, { part, rules = [] }: AxeChoice = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Frames have pages of their own, and axe is not in them.
    iframes: false,
    rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
  });
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, maxHtmlLength)).join(' | ')}`,
  );
}
