import { injectIntoGlobalHook } from 'react-refresh/runtime';

// Before react-dom: only then does it tell a remote's hot reload which roots it has mounted.
injectIntoGlobalHook(window);
