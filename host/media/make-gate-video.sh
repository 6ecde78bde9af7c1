#!/usr/bin/env bash
# Renders the background video of the gate and its poster from one formula, so that both can be made again.
# Three bands of fine lines, as on banknotes, move for ten seconds. All motion repeats after ten seconds,
# so the video loops without a jump.
#
# host/media/make-gate-video.sh            renders all files in a few minutes
# host/media/make-gate-video.sh --still F  writes the frame at second 0 to F
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
assets="$here/../src/gate/assets"
seconds=10
rate=24
size=1280x720

# A bundle of parallel lines along a wave. Arguments: centre, swell, swell length, ripple, ripple length, gap, pinch
# length, phase, sway, strength. Variables of the formula: 0 turn, 1 swell angle or line number, 2 ripple angle or
# distance, 3 gap, 4 slope, 5 sway, 6 light.
band() {
  local centre=$1 swell=$2 swell_len=$3 ripple=$4 ripple_len=$5 gap=$6 pinch_len=$7 phase=$8 sway=$9 strength=${10}
  cat <<EXPR
st(5, ${sway}*sin(ld(0) + ${phase}));
st(1, X/${swell_len} + ld(5) + ${phase});
st(2, X/${ripple_len} - ld(5) + 2*${phase});
st(3, ${gap}*(1 + 0.72*sin(X/${pinch_len} + ld(5) - ${phase})));
st(4, ${swell}/${swell_len}*cos(ld(1)) + ${ripple}/${ripple_len}*cos(ld(2)));
st(1, (Y - ${centre}*H - ${swell}*sin(ld(1)) - ${ripple}*sin(ld(2)))/ld(3));
st(2, abs(ld(1) - floor(ld(1)) - 0.5)*ld(3)/sqrt(1 + ld(4)*ld(4)));
st(6, ld(6) + ${strength}
  *exp(-pow(ld(2)/1.05, 2))
  *exp(-pow(ld(1)/7.5, 4))
  *(0.25 + 0.75*pow(0.5 + 0.5*sin(X/330 - ld(0) + ld(1)*0.22 + ${phase}), 2)));
EXPR
}

field="st(0, 2*PI*T/${seconds}); st(6, 0);
$(band 0.34 118 310 34 143 15 420 0.4 0.55 0.62)
$(band 0.60 96 372 52 201 13 350 2.6 -0.7 0.78)
$(band 0.80 74 268 28 119 17 510 4.4 0.6 0.46)
st(6, ld(6) + 0.13*exp(-pow((X - W*(0.5 + 0.18*cos(ld(0))))/620, 2) - pow((Y - H*0.55)/330, 2)));
65535*min(1, ld(6)*(1 - 0.45*pow((X/W - 0.5)*1.9, 2)))"

# Colours from navy to the cyan of the brand.
paint="format=gbrp,lutrgb=r='6+29*val/255':g='34+142*val/255':b='47+173*val/255'"
source="nullsrc=size=${size}:rate=${rate}:duration=${seconds},format=gray16le,geq=lum='${field//$'\n'/}',${paint}"

if [[ "${1:-}" == --still ]]; then
  ffmpeg -v error -y -f lavfi -i "$source" -frames:v 1 "$2"
  exit
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
mkdir -p "$assets"
ffmpeg -v error -y -f lavfi -i "$source" -c:v ffv1 "$work/loop.mkv"

webm=(-c:v libvpx-vp9 -b:v 0 -crf 42 -row-mt 1 -deadline good -pix_fmt yuv420p -an)
ffmpeg -v error -y -i "$work/loop.mkv" "${webm[@]}" -cpu-used 2 -pass 1 -passlogfile "$work/vp9" -f null /dev/null
ffmpeg -v error -y -i "$work/loop.mkv" "${webm[@]}" -cpu-used 1 -pass 2 -passlogfile "$work/vp9" "$assets/gate.webm"
ffmpeg -v error -y -i "$work/loop.mkv" -c:v libx264 -preset slow -crf 29 -profile:v high \
  -pix_fmt yuv420p -movflags +faststart -an "$assets/gate.mp4"
# The poster is encoded like the video. It takes 8 kB, and a WebP file would take 30 kB.
ffmpeg -v error -y -i "$work/loop.mkv" -frames:v 1 -vf scale=out_color_matrix=bt709:out_range=tv \
  -color_primaries bt709 -color_trc iec61966-2-1 -colorspace bt709 -color_range tv \
  -c:v libaom-av1 -still-picture 1 -crf 34 -cpu-used 0 -pix_fmt yuv420p "$assets/gate-poster.avif"
ls -l "$assets"
