// Starts the built server with a Stripe stand-in, whose URL is not a setting.
import 'reflect-metadata';
import { startServer } from '../../../../dist/server.js';
import { readSettings } from '../../../../dist/shared/adapters/config/settings.js';

const settings = readSettings(process.env);
const api = { base: process.env.STRIPE_STAND_IN, timeout: 30_000 };
const server = await startServer({ ...settings, stripe: { ...settings.stripe, api } });
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
