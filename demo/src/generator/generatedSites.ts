/** Sites of the generated content, the largest first. Their order belongs to the recorded measurements. */
export const generatedSites = [
  ...['beat', 'feast', 'filthy', 'marquee', 'journal', 'longevity', 'omni', 'potent', 'proof', 'theSwamp'],
] as const;
