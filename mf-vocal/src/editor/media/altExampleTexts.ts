/** Texts of the examples of alternative texts, which load with the first picture. */
export const altExampleTexts = {
  label: 'Examples',
  byKind: [
    { kind: 'A person', example: 'Ada North tunes her bass on an empty stage.' },
    { kind: 'A place', example: 'Rain on the platform of Harbour Street, with one bus waiting.' },
    { kind: 'A product', example: 'A yellow raincoat with a hood and two pockets.' },
    { kind: 'A chart', example: 'Line chart: record sales doubled between 2016 and 2026.' },
    { kind: 'A picture of text', example: 'The words of the text.' },
    { kind: 'A pattern or an ornament', example: 'None. Choose “Decorative”.' },
  ],
} as const;
