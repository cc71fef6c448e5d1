import { Global, Module, type DynamicModule } from '@nestjs/common';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../config/settings.js';
import { InTime } from './in-time.js';
import { PageDrawer } from './page-drawer.js';
import { Catalogs } from '../languages/catalogs.js';
import { WebApp } from './web-app.js';
import { WebManifest } from './web-manifest.js';
import { WebPages } from './web-pages.js';

/** A folder that the build puts next to the server's. */
const built = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The built web app and its pages, for every module that serves one. */
@Global()
@Module({})
export class WebPagesModule {
  static with({ publicUrl, site }: Settings): DynamicModule {
    const web = new WebApp(built('web'));
    const drawer = new PageDrawer(join(built('web-server'), 'draw-page.js'));
    return {
      module: WebPagesModule,
      providers: [
        InTime,
        { provide: WebApp, useValue: web },
        {
          provide: WebPages,
          useValue: new WebPages(
            web,
            new WebManifest(web.directory),
            drawer,
            { origin: publicUrl, ...site },
            new Catalogs(),
          ),
        },
      ],
      exports: [InTime, WebApp, WebPages],
    };
  }
}
