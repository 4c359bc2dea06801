export { LazySlot } from './lazy-slot.tsx';
export { Slot } from './slot.tsx';
