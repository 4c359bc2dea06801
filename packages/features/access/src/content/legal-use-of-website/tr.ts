export const text = `
title: Sitenin yasal kullanımı
description: {brand} sitesini kim, nereden kullanabilir ve içerikleri için ne geçerlidir.
changed: 2026-11-02

# Site nerede kullanılabilir #where

Şans oyunları her ülkede farklı düzenlenir. {operator} yalnızca izinli olduğu ülkelere hizmet verir. Diğerleri kayıtta ve sitenin kendisinde engellenir. Bulunduğunuz yerde oynamanın serbest olup olmadığını bilmek size düşer. Siteye ulaşılabilmesi bunun işareti değildir.

# Yalnızca yetişkinler #adults

En az 18 yaşında ya da daha yüksekse ülkenizin istediği yaşta olmalısınız. Bunu kontrol ederiz. Parolanızı çocuklardan uzak tutun ve cihazlarınızın sunduğu korumayı kullanın; [sorumlu oyun](responsible-gambling#blocking) sayfası bunun için programlar sayar.

# Resmî adresler #addresses

{brand} sitesinin adresi: {site}.

Ayna denilen diğer resmî adresler aynı hesabı, aynı bakiyeyi ve aynı limitleri gösterir. Bazıları kayıt ya da giriş almaz; bunu söylerler. Bizimkine benzeyip başka yerde parolanızı soran bir site dolandırıcılıktır: Giriş yapmayın ve bize bildirin.

E-postayla, telefonla ya da sohbette parolanızı, kartınızdaki kodu ya da bilgisayarınıza uzaktan bağlantı asla istemeyiz.

# VPN ve proxy #vpn

Nerede olduğunuzu gizlemeyin. Ülke engeli VPN ya da proxy’yi kapatmanızı ister; yoksa size hizmet verip veremeyeceğimizi anlayamayız. Hizmet vermediğimiz bir ülkeyi gizleyerek elde edilen kazançlar reddedilebilir.

# Yapabilecekleriniz #allowed

Siteyi okuyabilir, kendiniz için oynayabilir, sayfaları kendi kullanımınız için saklayabilir ya da yazdırabilirsiniz. Ortaklık izlenimi vermiyorsa sayfalara bağlantı verebilirsiniz.

# Yapamayacaklarınız #forbidden

- oyunları, resimleri, metinleri ya da markaları kopyalamak, satmak ya da başka yerde göstermek,
- siteyi makineyle okumak, bilerek yavaşlatmak ya da bozmak,
- yaş, ülke, limit ya da dışlama kontrollerini aşmak,
- güvenlik açıklarını aramak ya da kullanmak. Birini bulursanız bize söyleyin ve kapatmamız için zaman tanıyın.

# Kime ait #rights

Marka, metinler ve resimler {operator} şirketine ya da bize lisans verenlere aittir. Oyunlar yapımcılarınındır. Siteyi kullanmak size oynamaktan başka bir hak vermez.

# Başka sitelere bağlantılar #links

Bazı sayfalar yardım kuruluşları, ödeme sağlayıcıları ya da resmî kurumlar gibi başka yerlere götürür. Orada yazan onlarındır. Bir bağlantı olmaması gereken bir yere götürüyorsa bize söyleyin.

# Erişilebilirlik #availability

Siteyi özenle çalışır tutar ve bakımını yaparız; bu bazen onu bir süre kapatır. Metinlerde hata olabilir; oyunlarda oyunun içindeki kurallar, tekliflerde karttaki koşullar geçerlidir.

# Cihazlar ve yazılım #devices

Site güncel tarayıcılarda, betikler açıkken çalışır. Betikler olmadan okuyabilir ama oynayamazsınız. Tarayıcınızı güncel tutun: Paranızı da korur.

# İletişim #contact

@contact

Bu sayfayla ilgili sorular desteğe gider; bütün yollar [iletişim](contacts) sayfasındadır.
`;
