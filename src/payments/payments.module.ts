import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { PremiumListings as JobsPremium } from '#jobs';
import { JobsModule } from '#jobs/jobs.module.js';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { PaymentsOnEvents } from './adapters/events/payments-on-events.js';
import { AdminPaymentsController } from './adapters/http/admin-payments.controller.js';
import { PaymentsController } from './adapters/http/payments.controller.js';
import { StripeEventsController } from './adapters/http/stripe-events.controller.js';
import { PaymentReadModel } from './adapters/persistence/payment-read-model.js';
import { MikroOrmPayments } from './adapters/persistence/mikro-orm-payments.js';
import { PaymentSchema } from './adapters/persistence/payment.schema.js';
import { NoProvider } from './adapters/stripe/no-provider.js';
import { StripeProvider } from './adapters/stripe/stripe-provider.js';
import { MarkPayment } from './application/mark-payment.js';
import { PaymentProvider } from './application/ports/payment-provider.js';
import { PaymentQueries, Payments } from './application/ports/payments.js';
import { PremiumListings } from './application/ports/premium-listings.js';
import { PaymentSettlement } from './application/payment-settlement.js';
import { ReceivePaymentEvent } from './application/receive-payment-event.js';
import { RecoverPayments } from './application/recover-payments.js';
import { RefreshPayment } from './application/refresh-payment.js';
import { SettlePayment } from './application/settle-payment.js';
import { StartCheckout } from './application/start-checkout.js';
import { PAYMENT_DATA } from './adapters/persistence/owned-data.js';

/** Payments for premium listings. */
@Module({
  imports: [MikroOrmModule.forFeature([PaymentSchema]), JobsModule],
  controllers: [PaymentsController, AdminPaymentsController, StripeEventsController],
  providers: [
    PAYMENT_DATA,
    StartCheckout,
    PaymentSettlement,
    ReceivePaymentEvent,
    RefreshPayment,
    SettlePayment,
    RecoverPayments,
    MarkPayment,
    PaymentsOnEvents,
    { provide: Payments, useClass: MikroOrmPayments },
    { provide: PaymentQueries, useClass: PaymentReadModel },
    { provide: PremiumListings, useExisting: JobsPremium },
    {
      provide: PaymentProvider,
      useFactory: ({ stripe, publicUrl }: Settings) =>
        stripe ? new StripeProvider(stripe, publicUrl) : new NoProvider(),
      inject: [SETTINGS],
    },
  ],
})
export class PaymentsModule {}
