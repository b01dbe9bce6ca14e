import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Characters of an element's HTML that a message shows. */
const mostHtml = 200;

export type AxeChoice = {
  /** Selector of the one part to look at; the whole page when absent. */
  part?: string;
  /** Rules that axe does not apply by itself. */
  rules?: readonly string[];
};

/**
 * Objections of axe to the page as it is now, each with the elements concerned.
 * It runs in the page alone: a second page, where axe would put the results of foreign frames together, takes as long again, and so
 * does a description of each element that passed.
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
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, mostHtml)).join(' | ')}`);
}
