export { LandingHero } from '@baize/lobby/landing-hero';
