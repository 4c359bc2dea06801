import { pageRenderer } from '@baize/shell/render';
import * as build from 'virtual:react-router/server-build';

export * from 'virtual:react-router/server-build';
export const render = pageRenderer(build);
