/** The widths (CSS px) at which the layout changes: the last of mobile, of tablet, of the in-menu layout. S2 §9. */
export const BREAKPOINTS = { mobile: 767, tablet: 1024, inMenu: 1450 } as const;

/** The device types the platform is told of. S2 §9. */
export const DEVICE_TYPES = ['desktop', 'tablet', 'mobile'] as const;

/** One of desktop, tablet, mobile. */
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** Tells whether a text, say of a `userDeviceType` query parameter, is a device type. */
export function isDeviceType(value: unknown): value is DeviceType {
  return DEVICE_TYPES.some((type) => type === value);
}

/**
 * Names the device by the width of its window in CSS px: mobile up to 767, tablet 768 to 1024, else desktop.
 * A fraction belongs to the whole pixel below it; a width that is no number is a desktop. Source: S2 §9.
 */
export function deviceType(width: number): DeviceType {
  if (width < BREAKPOINTS.mobile + 1) return 'mobile';
  return width < BREAKPOINTS.tablet + 1 ? 'tablet' : 'desktop';
}

/** Tells whether a window (CSS px) is wide enough for the full layout, or puts its navigation in a menu. S2 §9. */
export function menuLayout(width: number): 'in-menu' | 'full' {
  return width < BREAKPOINTS.inMenu + 1 ? 'in-menu' : 'full';
}
