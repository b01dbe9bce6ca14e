import { createBrowserRouter, RouterProvider } from '@marquee/shared/router';
import { createRoot } from 'react-dom/client';
import { Catalogue } from './Catalogue.tsx';
import { loadEntries } from './entries.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root');
const entries = await loadEntries();
const router = createBrowserRouter([{ path: '*', element: <Catalogue entries={entries} /> }]);
createRoot(root).render(<RouterProvider router={router} />);
