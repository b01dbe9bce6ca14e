/** Texts of replacing, which load with its code. */
export const replaceTexts = {
  with: 'Replace with',
  replace: 'Replace',
  all: 'All',
  replaceAll: 'Replace all',
  hasCase: 'Match case',
  isWhole: 'Whole words',
  undo: 'Undo',
  replaced: (count: number, left: number) =>
    `${count.toLocaleString('en')} replaced${
      left > 0 ? `, ${left.toLocaleString('en')} left because of a footnote or line break` : ''
    }`,
} as const;
