export { LandingHero, landingSections } from '@baize/lobby/landing-hero';
