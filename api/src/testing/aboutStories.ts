/**
 * Responses to calls about a story, for its writer, for editors of its site, and for auditors. The states are: pitched,
 * accepted (without a writer, so the account of the writer sees nothing), and assigned. Strangers, accountants and
 * editors of other sites always get 404. `storyRoles.test.ts` makes the calls.
 */
export const aboutStories: Record<string, { writer: string; editor: string; auditor: string }> = {
  'GET /api/vocal/stories/{id}': { writer: '200 404 200', editor: '200 200 200', auditor: '200 200 200' },
  'PUT /api/vocal/pitches/{id}': { writer: '200 404 409', editor: '403 403 403', auditor: '403 403 403' },
  'POST /api/vocal/pitches/{id}/withdraw': { writer: '200 404 409', editor: '403 403 403', auditor: '403 403 403' },
  'PUT /api/vocal/stories/{id}': { writer: '403 404 403', editor: '409 200 200', auditor: '403 403 403' },
  // An account that did not assign the story repeats the answer.
  'POST /api/vocal/stories/{id}/answer': { writer: '403 404 403', editor: '200 409 409', auditor: '403 403 403' },
  'POST /api/vocal/stories/{id}/assign': { writer: '403 404 403', editor: '409 200 200', auditor: '403 403 403' },
  'POST /api/vocal/stories/{id}/drop': { writer: '403 404 403', editor: '409 200 200', auditor: '403 403 403' },
};
