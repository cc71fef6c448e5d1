/** Providers that give anyone an address. */
const FREE_MAIL =
  /^(?:(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|rocketmail|aol|icloud|mac|me|mail|email|gmx|web|proton|protonmail|pm|zoho|yandex|inbox|fastmail|tutanota|hushmail|rediffmail|qq|163|126|naver|t-online|free|orange|laposte|libero|virgilio|wp|o2|seznam|ukr|consultant|usa|europe|engineer)\.(?:com?|net|org|de|fr|it|es|at|ch|nl|me|ru|in|jp|pl|cz|se|no|dk|be|br|ar|mx|ca|us|info|eu|fi|gr|pt|ie|hu|ro|tr|il|sa|ae|th|ph|my|sg|id|vn|kr|tw|hk|nz|au|za|cl|pe|sk|hr|rs|lt|lv|ee|bg)(?:\.[a-z]{2})?)$/;

/** Those of internet providers, and those whose names also name other sites at other endings. */
const OTHERS = new Set(
  `hanmail.net daum.net nate.com bk.ru list.ru internet.ru ya.ru rambler.ru lenta.ru sina.com sina.cn sohu.com
  foxmail.com yeah.net 139.com 21cn.com aliyun.com tom.com mailbox.org posteo.de posteo.net freenet.de arcor.de online.de
  sapo.pt iol.pt clix.pt bluewin.ch hispeed.ch btinternet.com btopenworld.com comcast.net verizon.net att.net
  sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com netzero.net optonline.net frontier.com
  windstream.net tuta.io tuta.com tutamail.com duck.com hey.com skynet.be telenet.be ziggo.nl home.nl planet.nl
  kpnmail.nl xs4all.nl sfr.fr wanadoo.fr neuf.fr club-internet.fr bbox.fr alice.it tin.it tiscali.it interia.pl
  interia.eu onet.pl onet.eu op.pl tlen.pl gazeta.pl centrum.cz volny.cz azet.sk zoznam.sk abv.bg mail.bg dir.bg
  citromail.hu freemail.hu indamail.hu i.ua meta.ua bigmir.net bol.com.br uol.com.br terra.com.br ig.com.br globo.com
  virginmedia.com sky.com talktalk.net ntlworld.com blueyonder.co.uk tiscali.co.uk eircom.net shaw.ca rogers.com
  sympatico.ca telus.net videotron.ca bigpond.com bigpond.net.au optusnet.com.au iinet.net.au tpg.com.au xtra.co.nz
  luukku.com kolumbus.fi suomi24.fi walla.co.il walla.com mynet.com vivaldi.net disroot.org riseup.net cock.li
  mailfence.com startmail.com runbox.com passmail.net simplelogin.com anonaddy.com mozmail.com appleid.com
  mailinator.com guerrillamail.com yopmail.com 10minutemail.com temp-mail.org tempmail.com dispostable.com maildrop.cc
  getnada.com sharklasers.com trashmail.com post.com dr.com writeme.com myself.com accountant.com`.split(/\s+/),
);

/** Whether anyone can have an address at this domain. */
export function isFreeMail(domain: string): boolean {
  const host = domain.toLowerCase();
  return FREE_MAIL.test(host) || OTHERS.has(host);
}
