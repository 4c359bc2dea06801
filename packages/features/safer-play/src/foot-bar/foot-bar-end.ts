/**
 * Where the bar at a phone's foot ends, for a strip upon it: a page's own bar is as high as its words are (`useFootBar`);
 * elsewhere the layout knows the height, with the strips (`--dock`) counted in.
 */
export const footBarEnd = 'var(--foot-bar, max(0px, calc(var(--fixed-foot, 0px) - var(--dock, 0px))))';
