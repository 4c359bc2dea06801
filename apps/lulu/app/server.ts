import { createPageRenderer } from '@baize/shell/render';
import * as build from 'virtual:react-router/server-build';
import { operator } from './operator.ts';

export * from 'virtual:react-router/server-build';
export const render = createPageRenderer(build, operator);
